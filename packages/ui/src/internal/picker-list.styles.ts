import styled from 'styled-components';
import { color, font, motion, space, type } from '../theme/tokens.ts';
import { row, surface } from './picker-look.styles.ts';

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
  ${row}
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
