import styled from 'styled-components';
import { DateBox } from '../../internal/date-entry.styles.ts';

/** As wide as a date needs, unless the place is narrower. */
export const Box = styled(DateBox)`
  width: 200px;
  max-width: 100%;
`;
