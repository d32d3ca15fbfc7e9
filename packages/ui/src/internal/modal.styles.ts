import styled, { keyframes } from 'styled-components';
import { color, forward, layer, motion, radius, shadow, space } from '../theme/tokens.ts';

/** What a consumer may set on a panel, or on `:root` for all of them. */
export const panel = {
  padding: 'var(--mpc-panel-padding, 20px)',
  background: `var(--mpc-panel-background, ${color.surface})`,
} as const;

const appear = keyframes`
  from { opacity: 0; }
`;

const slide = keyframes`
  from { opacity: 0; transform: translateX(calc(24px * ${forward})); }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: flex;
  justify-content: center;
  align-items: center;
  padding: ${space.l};

  animation: ${appear} ${motion.fast};

  background: ${color.scrim};

  &[data-place='right'] {
    justify-content: flex-end;
    align-items: stretch;
    padding: 0;
  }
  &[data-place='top'] {
    align-items: flex-start;
    padding-top: min(96px, 10dvh);
  }
  &[data-covered] {
    visibility: hidden;
  }
  &[data-stacked],
  &[data-stacked] > * {
    animation: none;
  }
`;

/** Scrolls as a whole, so that the arrow keys work from where the focus is when it opens. */
export const Panel = styled.div<{ $width: number }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(var(--mpc-panel-width, ${({ $width }) => $width}px), 100%);
  max-height: min(100%, var(--visible-height, 100dvh));
  border: 1px solid ${color.line};
  border-radius: var(--mpc-panel-radius, ${radius.large});
  overflow: hidden auto;
  overscroll-behavior: contain;

  animation: ${rise} ${motion.normal};

  color: ${color.text};
  background: ${panel.background};
  box-shadow: ${shadow.floating};

  &:focus-visible {
    outline: none;
  }
  [data-place='right'] > & {
    height: var(--visible-height, 100dvh);
    border: 0;
    border-radius: var(--mpc-panel-radius, 0);
    /* The line at its edge takes nothing of its width. */
    outline: 1px solid ${color.line};
    outline-offset: 0;
    scroll-padding: 64px 0 80px;
    animation-name: ${slide};
  }
`;
