// What only a game with tokens, tracks or steps needs; loaded when a board first shows any.

export { default as OwnTokens } from './OwnTokens.svelte';
export { default as Steps } from './Steps.svelte';
export { default as TokenButton } from './TokenButton.svelte';
export { default as Tokens } from './Tokens.svelte';
export { default as Tracks } from './Tracks.svelte';
