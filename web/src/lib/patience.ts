/** What to say while the server takes its time: when it starts for the first time, it prepares the rules of each game. */
import { t } from './i18n.svelte';
import { toast } from './toast.svelte';

const FIRST_MS = 3000;
const AGAIN_MS = 20_000;

/** Wait for an answer, and say after a while, and again, what the wait is for. */
export async function patiently<T>(answer: Promise<T>): Promise<T> {
  const say = (): void => toast(t('warming'));
  const first = setTimeout(say, FIRST_MS);
  const again = setInterval(say, AGAIN_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }
}
