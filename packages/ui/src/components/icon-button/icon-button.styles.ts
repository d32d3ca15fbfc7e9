import styled from 'styled-components';
import { Button } from '../button/index.ts';
import { color } from '../../theme/tokens.ts';

export const Quiet = styled(Button)`
  flex: none;

  &&& {
    color: ${color.textMuted};
  }
`;
