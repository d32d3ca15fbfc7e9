import styled from 'styled-components';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.ul`
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 400 ${type.body} ${font.body};

  color: ${color.text};
`;

export const Group = styled.ul`
  margin: 0 0 0 10px;
  padding: 0 0 0 ${space.s};
  border-left: 1px solid ${color.line};
  list-style: none;
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.xs};

  min-height: 32px;
  padding: ${space.xs};
  border-radius: ${radius.small};

  &[data-turns='true'] {
    cursor: pointer;

    &:hover {
      background: ${color.sunken};
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const Turn = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 20px;

  color: ${color.textFaint};

  &[data-open='true'] > svg {
    transform: rotate(90deg);
  }
`;

export const Content = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Item = styled.li`
  outline: none;

  &:focus-visible > ${Row} {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
`;
