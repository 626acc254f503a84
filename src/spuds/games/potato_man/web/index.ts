/** How Potato Man looks. */

import type { Skin } from '../../../../../web/src/lib/skin';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Sign from './Sign.svelte';

const skin: Skin = { slug: 'potato-man', Face, Back, Sign };

export default skin;
