import styled from 'styled-components';
import { breakpoint, color, space } from '../../theme/tokens.ts';

export const Root = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 9px;

  margin: 0;
`;

export const Item = styled.div`
  display: grid;
  /* A tag is one word: the column of its row is as wide. */
  grid-template-columns: minmax(min-content, 136px) minmax(0, 1fr);
  gap: ${space.m};

  @media ${breakpoint.phone} {
    grid-template-columns: minmax(min-content, 112px) minmax(0, 1fr);

    /* A whole address stands below its label: beside it, it would be of five lines. */
    &:has([role='img'][data-whole]) {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.xs};
    }
  }
`;

export const Label = styled.dt`
  min-width: 88px;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const Value = styled.dd`
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;
