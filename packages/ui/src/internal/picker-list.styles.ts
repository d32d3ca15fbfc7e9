import styled from 'styled-components';
import { color, font, motion, radius, space, type } from '../theme/tokens.ts';
import { surface } from './picker-look.styles.ts';

export { Detail, Empty, Name, Text } from './picker-look.styles.ts';

/** A popover of the browser: above everything, wherever it stands in the document. */
export const Surface = styled.div`
  ${surface}
  position: fixed;
  inset: auto;

  margin: 0;
  padding: 0;
  overflow: hidden;
  font: 400 ${type.body} ${font.body};
  text-align: start;
  white-space: normal;

  transition: opacity ${motion.fast};

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
  @starting-style {
    opacity: 0;
  }
`;

export const List = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: ${space.xs};
  overflow: hidden auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const GroupName = styled.div`
  padding: ${space.s} ${space.s} 2px;
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-height: 32px;
  padding: 5px ${space.s};
  border-radius: ${radius.small};

  cursor: pointer;

  &[aria-selected='true'] {
    color: ${color.brandStrong};
  }
  &:is(:hover, [data-active]) {
    background: ${color.sunken};
  }
  &[data-active] {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: ${color.textFaint};
    background: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline-color: Highlight;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }

  & > svg {
    flex: none;
  }
`;

/** What searches the list from inside of it. */
export const Search = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  padding: ${space.s};
  border-bottom: 1px solid ${color.line};

  color: ${color.textFaint};
`;
