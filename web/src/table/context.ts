// How the parts of a table reach what they show.

import { createContext } from 'svelte';

import type { TableStore } from './store.svelte';

/** The table that all parts below belong to. */
export const [theTable, provideTable] = createContext<TableStore>();
