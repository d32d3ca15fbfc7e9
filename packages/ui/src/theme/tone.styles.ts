import { css } from 'styled-components';
import { tone, type Tone } from './tokens.ts';

const tones = Object.keys(tone) as Tone[];

/** Gives an element with `data-tone` its `--tone-ink` and `--tone-soft`. */
export const toneProperties = css`
  ${tones.map((name) => `&[data-tone='${name}'] { --tone-ink: ${tone[name].ink}; --tone-soft: ${tone[name].soft}; }`)}
`;
