import styled from 'styled-components';
import { color, font, forward, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.ul`
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 400 ${type.body} ${font.body};

  color: ${color.text};
`;

/** As many lines as there are levels above. */
export const Levels = styled.span<{ $count: number }>`
  flex: none;
  align-self: stretch;
  width: ${({ $count }) => $count * 20}px;
  margin: calc(-1 * ${space.xs}) 0;

  background: repeating-linear-gradient(
    to right,
    transparent 0 8px,
    ${color.line} 8px 9px,
    transparent 9px 20px
  );
`;

export const Turn = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 20px;

  color: ${color.textFaint};

  scale: ${forward} 1;
`;

export const Content = styled.div`
  flex: 1;
  min-width: 0;
  padding-inline-start: ${space.xs};
  overflow-wrap: anywhere;
`;

export const Item = styled.li`
  display: flex;
  align-items: flex-start;

  min-height: 32px;
  padding: ${space.xs};
  border-radius: ${radius.small};

  &[aria-expanded] {
    cursor: pointer;

    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-expanded='true'] > ${Turn} > svg {
    transform: rotate(90deg);
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
