import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
`;
