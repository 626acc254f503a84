/** The views of the page by name, each loaded when it is first asked for. */
export const VIEWS = {
  table: () => import('./table/Table.svelte'),
  lobby: () => import('./routes/Lobby.svelte'),
  new: () => import('./routes/New.svelte'),
  rules: () => import('./routes/Rules.svelte'),
  settings: () => import('./routes/Settings.svelte'),
};
