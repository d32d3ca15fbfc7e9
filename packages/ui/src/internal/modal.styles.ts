import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { color, forward, layer, motion, radius, shadow, space } from '../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const slide = keyframes`
  from { opacity: 0; transform: translateX(calc(24px * ${forward})); }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Scrim = styled(ModalOverlay)`
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
`;

export const Panel = styled(Modal)<{ $width: number }>`
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}px, 100%);
  max-height: min(100%, var(--visual-viewport-height));
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  overflow: hidden;

  animation: ${rise} ${motion.normal};

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  [data-place='right'] > & {
    height: var(--visual-viewport-height);
    border: 0;
    border-radius: 0;
    /* The line at its edge takes nothing of its width. */
    outline: 1px solid ${color.line};
    animation-name: ${slide};
  }
`;

/** Scrolls as a whole, so that the arrow keys work from where the focus is when it opens. */
export const Content = styled(Dialog)`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: none;
  }
`;
