import styled from 'styled-components';
import { row, surface } from '../../internal/picker-look.styles.ts';
import { color, font, motion, space, tone, type } from '../../theme/tokens.ts';

export const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
`;

/** A popover of the browser over the whole window: nothing lies above it, and nothing behind it hears the press beside the menu. */
export const Layer = styled.div`
  position: fixed;
  inset: 0;

  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;

  background: none;
`;

export const List = styled.div`
  ${surface}
  position: absolute;

  /* As wide as its longest item, wherever it stands. */
  width: max-content;
  padding: ${space.xs};
  overflow: hidden auto;
  overscroll-behavior: contain;
  font: 400 ${type.body} ${font.body};

  outline: none;

  transition: opacity ${motion.fast};

  @starting-style {
    opacity: 0;
  }
`;

export const Item = styled.div`
  ${row}

  &[data-danger]:not([aria-disabled]) {
    color: ${tone.danger.ink};
  }
  &[aria-checked='true'] {
    color: ${color.brandStrong};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const Divider = styled.div`
  margin: ${space.xs} 0;
  border-top: 1px solid ${color.line};
`;
