import styled from 'styled-components';
import { RangeEntry } from './range-entry.tsx';

/** As wide as two dates with their times need. */
export const WideEntry = styled(RangeEntry)`
  & [role='group'] {
    width: 440px;
  }
`;
