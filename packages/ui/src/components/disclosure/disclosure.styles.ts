import styled from 'styled-components';
import { color, font, forward, radius, space, type } from '../../theme/tokens.ts';

export const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 24px;
  border-radius: ${radius.small};
  font: 400 ${type.label} ${font.body};
  overflow-wrap: anywhere;
  list-style: none;
  cursor: pointer;

  color: ${color.textMuted};

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const Content = styled.div`
  padding-block: ${space.xs} 0;
  padding-inline: 18px 0;
`;

export const Root = styled.details`
  min-width: 0;

  & > ${Summary} > svg {
    flex: none;
    scale: ${forward} 1;
  }
  &[open] > ${Summary} > svg {
    transform: rotate(90deg);
  }
`;
