import styled, { keyframes } from 'styled-components';
import { color, forward, motion, radius } from '../../theme/tokens.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Root = styled.div`
  position: relative;
  min-width: 0;
`;

export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  flex: none;

  position: relative;
  width: 34px;
  height: 20px;
  margin: 0;
  border: 0;
  border-radius: ${radius.round};

  appearance: none;
  cursor: inherit;

  background: ${color.textFaint};

  &:checked {
    background: ${color.brand};
  }
  &[aria-disabled] {
    opacity: 0.55;
  }
  &[aria-busy] {
    opacity: 1;
    cursor: progress;
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }

  /* The knob: where it stands says whether it is on, its color only underlines it. */
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    inset-inline-start: 3px;
    width: 14px;
    height: 14px;
    border-radius: ${radius.round};

    transition: translate ${motion.fast};

    background: ${color.surface};
  }
  &:checked::before {
    translate: calc(14px * ${forward}) 0;
  }
  &[aria-busy]::before {
    border: 2px solid ${color.surface};
    border-right-color: transparent;
    background: none;
    animation: ${turn} 800ms linear ${motion.loop};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;

    &::before {
      top: 2px;
      inset-inline-start: 2px;
      background: CanvasText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &[aria-disabled] {
      opacity: 1;
      border-color: GrayText;
    }
    &[aria-disabled]:not(:checked, [aria-busy])::before {
      background: GrayText;
    }
    &[aria-busy]::before {
      border-color: GrayText;
      border-right-color: transparent;
      background: none;
    }
  }
`;
