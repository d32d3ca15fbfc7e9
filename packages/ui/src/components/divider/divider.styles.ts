import styled from 'styled-components';
import { color } from '../../theme/tokens.ts';

export const Root = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;

  background: ${color.line};
`;
