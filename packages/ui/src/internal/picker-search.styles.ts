import styled from 'styled-components';
import { color, font, radius, space, type } from '../theme/tokens.ts';

/** A small button of an icon, in the box of a field. */
export const BoxButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;

  width: 24px;
  height: 24px;
  margin-block: -2px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textFaint};
  background: none;

  &:hover {
    color: ${color.text};
    background: ${color.sunken};
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
`;

export const Failure = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.s} ${space.m} ${space.m};
  color: ${color.textMuted};
`;

export const Retry = styled.button`
  flex: none;
  padding: 0 ${space.xs};
  border: 0;
  border-radius: ${radius.small};
  font: 500 ${type.body} ${font.body};

  cursor: pointer;

  color: ${color.brandStrong};
  background: none;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 1px;
  }
`;
