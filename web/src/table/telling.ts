// What tells step by step what has happened; loaded once there is something to tell, or before, when all is calm.

export { Story } from './story.svelte';
export { default as StoryStrip } from './StoryStrip.svelte';
