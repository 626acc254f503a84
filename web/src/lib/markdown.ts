/** Reads the little of Markdown that rules are written in, into parts that are drawn as elements, never as HTML. */

export type Inline =
  | { readonly kind: 'text' | 'code' | 'rule'; readonly text: string }
  | { readonly kind: 'strong'; readonly inside: readonly Inline[] }
  | { readonly kind: 'em'; readonly inside: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: number; readonly inside: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'code'; readonly text: string };
export type Cell = readonly Inline[];

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const RULER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const FENCE = /^```/;
/** Code, strong, emphasis, rule ids such as PM-3.4; in this order where several could begin. */
const PARTS = /(`+)(.+?)\1|\*\*(.+?)\*\*|\*(?=\S)(.+?)\*|\b([A-Z]{2,}-\d+(?:\.\d+)*)\b/gs;

/** Read running text. */
export function inlines(source: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(PARTS)) {
    if (match.index > at) found.push({ kind: 'text', text: source.slice(at, match.index) });
    const [all, , code, strong, em, rule] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code.trim() });
    else if (strong !== undefined) found.push({ kind: 'strong', inside: inlines(strong) });
    else if (em !== undefined) found.push({ kind: 'em', inside: inlines(em) });
    else found.push({ kind: 'rule', text: rule ?? all });
    at = match.index + all.length;
  }
  if (at < source.length) found.push({ kind: 'text', text: source.slice(at) });
  return found;
}

/** Read a text of several paragraphs, lists, tables, headings and code blocks; comments are left out. */
export function blocks(source: string): Block[] {
  const lines = source.replace(/<!--.*?-->/gs, '').split(/\r?\n/);
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as string;
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, next] = blockAt(lines, at);
    found.push(block);
    at = next;
  }
  return found;
}

/** Return the words of a text without its marks, for a search. */
export function bare(source: string): string {
  return source.replace(/[*`|]/g, '');
}

/** Read the block that begins at a line; returns it and the line after it. */
function blockAt(lines: readonly string[], at: number): [Block, number] {
  const line = lines[at] as string;
  const heading = HEADING.exec(line);
  if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, inside: inlines(heading[2] ?? '') }, at + 1];
  if (FENCE.test(line)) return code(lines, at + 1);
  if (line.includes('|') && RULER.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-'))
    return table(lines, at);
  return ITEM.test(line) ? list(lines, at) : paragraph(lines, at);
}

function code(lines: readonly string[], from: number): [Block, number] {
  let to = from;
  while (to < lines.length && !FENCE.test(lines[to] as string)) to += 1;
  return [{ kind: 'code', text: lines.slice(from, to).join('\n') }, to + 1];
}

function table(lines: readonly string[], from: number): [Block, number] {
  let to = from + 2;
  while (to < lines.length && (lines[to] as string).includes('|')) to += 1;
  const rows = lines.slice(from + 2, to).map(cells);
  return [{ kind: 'table', head: cells(lines[from] as string), rows }, to];
}

function cells(line: string): Cell[] {
  const inside = line.trim().replace(/^\||\|$/g, '');
  return inside.split('|').map((cell) => inlines(cell.trim()));
}

function list(lines: readonly string[], from: number): [Block, number] {
  const items: string[] = [];
  let to = from;
  for (; to < lines.length; to += 1) {
    const line = lines[to] as string;
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    // A line that is set in goes on with the item above it.
    else if (/^\s+\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else break;
  }
  const ordered = ITEM.exec(lines[from] as string)?.[1] !== undefined;
  return [{ kind: 'list', ordered, items: items.map(inlines) }, to];
}

function paragraph(lines: readonly string[], from: number): [Block, number] {
  let to = from + 1;
  while (to < lines.length) {
    const line = lines[to] as string;
    if (line.trim() === '' || HEADING.test(line) || ITEM.test(line) || FENCE.test(line)) break;
    to += 1;
  }
  const text = lines.slice(from, to).map((line) => line.trim());
  return [{ kind: 'paragraph', inside: inlines(text.join(' ')) }, to];
}
