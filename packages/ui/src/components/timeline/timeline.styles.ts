import styled from 'styled-components';
import { color, font, type } from '../../theme/tokens.ts';

export const Title = styled.div`
  overflow-wrap: anywhere;

  &[data-state='current'] {
    font-weight: 600;
  }
  &[data-state='waiting'] {
    color: ${color.textMuted};
  }
`;

export const Detail = styled.div`
  font: ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;
