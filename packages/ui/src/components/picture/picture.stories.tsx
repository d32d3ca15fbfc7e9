import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { pictureGuide } from './picture.guide.tsx';
import { Picture } from './picture.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#12324f"/><circle cx="32" cy="30" r="14" fill="#f0a35e"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Data/Picture',
  component: Picture,
  parameters: guided(pictureGuide),
  args: { src: drawn, name: 'Harbour Lights' },
});

/** There is one. */
export const Shown = meta.story();

/** There is none: the first letter of the name. */
export const Missing = meta.story({ args: { src: '' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Picture, {
    vary: { src: [drawn, ''], size: ['wide', 'icon'], name: ['Harbour Lights', '潮汐表'] },
    common: { src: drawn, name: 'Harbour Lights' },
  }),
});
