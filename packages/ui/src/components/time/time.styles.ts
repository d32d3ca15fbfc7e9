import styled from 'styled-components';

export const Root = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
