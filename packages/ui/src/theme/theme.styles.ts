import { css } from 'styled-components';
import { color } from './tokens.ts';
import { themes, type ThemeName } from './themes.ts';

const properties = (name: ThemeName) =>
  Object.entries(themes[name])
    .map(([property, value]) => `--mpc-${property}: ${value};`)
    .join('');

/**
 * The tokens at an element that says its theme, and what every element of the library begins with. It counts for nothing
 * against a consumer's own style sheet, wherever that stands.
 */
export const themeRules = (at: string, own: string) => css`
  :where(${at}) {
    ${properties('light')}
    color-scheme: light;
  }

  :where(${at}[data-mpc-theme='dark']) {
    ${properties('dark')}
    color-scheme: dark;
  }

  :where(${at}[data-mpc-density='compact']) {
    --mpc-row: 40px;
  }
  :where(${at}[data-mpc-density='comfortable']) {
    --mpc-row: 52px;
  }
  @media (pointer: coarse) {
    :where(${at}[data-mpc-density='compact']) {
      --mpc-row: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :where(${at}) {
      --mpc-motion-fast: 0s;
      --mpc-motion-normal: 0s;
      --mpc-motion-loop: 0;
    }
  }

  :where([dir='ltr']) {
    --mpc-forward: 1;
  }
  :where([dir='rtl']) {
    --mpc-forward: -1;
  }

  :where(${own}),
  :where(${own})::before,
  :where(${own})::after {
    box-sizing: border-box;
  }

  :root:has(dialog:where(${own}):modal) {
    overflow: hidden;
  }

  :where(${own}:focus-visible) {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    :where(${own}:focus-visible) {
      outline-color: Highlight;
    }
  }
`;
