import styled from 'styled-components';
import { Button } from '../button/index.ts';
import { color } from '../../theme/tokens.ts';

export const Quiet = styled(Button)`
  flex: none;
  min-width: 26px;

  &&&[data-variant='ghost'] {
    color: ${color.textMuted};
  }
`;
