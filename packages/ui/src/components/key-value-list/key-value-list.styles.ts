import styled from 'styled-components';
import { color, space } from '../../theme/tokens.ts';

export const Root = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 9px;

  margin: 0;
`;

export const Item = styled.div`
  display: grid;
  grid-template-columns: clamp(88px, 32%, 136px) minmax(0, 1fr);
  gap: ${space.m};
`;

export const Label = styled.dt`
  color: ${color.textMuted};
`;

export const Value = styled.dd`
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;
