/** The shapes that tell suits apart without colour, each a path in a box of 0 to 20 either way. */
import type { Shape } from '../types';

export const SHAPES: Readonly<Record<Shape, string>> = {
  circle: 'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z',
  square: 'M2.5 2.5h15v15h-15z',
  triangle: 'M10 1.5l9 16.5h-18z',
  diamond: 'M10 0.5l8 9.5l-8 9.5l-8-9.5z',
  star: 'M10 0.8l2.7 6.3l6.8.6l-5.2 4.5l1.6 6.7l-5.9-3.6l-5.9 3.6l1.6-6.7l-5.2-4.5l6.8-.6z',
  cross: 'M7 1.5h6v5.5h5.5v6h-5.5v5.5h-6v-5.5h-5.5v-6h5.5z',
  drop: 'M10 0.8c4 5.4 6.5 8.2 6.5 11.8a6.5 6.5 0 0 1-13 0c0-3.600 2.500-6.400 6.500-11.800z',
  leaf: 'M2 18c-1.500-9 4-16 16.500-16c.5 12-6 17.500-13.500 14.500l5-7.500l-7 8z',
};
