import styled from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';

export const Root = styled.svg`
  flex: none;

  max-width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  forced-color-adjust: none;
`;
