import { createGlobalStyle, css } from 'styled-components';
import { color, font, type } from './tokens.ts';
import { themes, type ThemeName } from './themes.ts';

const properties = (name: ThemeName) =>
  Object.entries(themes[name])
    .map(([property, value]) => `--mpc-${property}: ${value};`)
    .join('');

/** What it says counts for nothing against a consumer's own style sheet, wherever that stands. */
export const GlobalStyle = createGlobalStyle`${css`
  :where(:root) {
    ${properties('light')}
    color-scheme: light;
  }

  :where(:root[data-theme='dark']) {
    ${properties('dark')}
    color-scheme: dark;
  }

  :where(:root[data-density='compact']) {
    --mpc-row: 40px;
  }
  :where(:root[data-density='comfortable']) {
    --mpc-row: 52px;
  }
  @media (pointer: coarse) {
    :where(:root[data-density='compact']) {
      --mpc-row: 44px;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
  }

  :where(body) {
    margin: 0;
    font: ${type.body} ${font.body};
    color: ${color.text};
    background: ${color.canvas};
    -webkit-font-smoothing: antialiased;
  }

  :root:has(dialog:modal) {
    overflow: hidden;
  }

  :where(:focus-visible) {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    :where(:focus-visible) {
      outline-color: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      transition: none !important;
      animation: none !important;
    }
  }
`}`;
