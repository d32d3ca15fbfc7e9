import styled from 'styled-components';
import { color, tone } from '../../theme/tokens.ts';

export const Root = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-unreadable] {
    color: ${tone.danger.ink};
    text-decoration: underline dotted;
  }
`;

export const Unit = styled.span`
  color: ${color.textFaint};
`;
