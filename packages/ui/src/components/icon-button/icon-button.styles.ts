import styled from 'styled-components';
import { Button } from '../button/index.ts';
import { color } from '../../theme/tokens.ts';

export const Quiet = styled(Button)`
  flex: none;
  min-width: 26px;

  &&&[data-variant='ghost'] {
    color: ${color.textMuted};
  }
  &&&[aria-pressed='true'] {
    color: ${color.brandStrong};
    background: ${color.brandSoft};
  }

  @media (forced-colors: active) {
    &&&[aria-pressed='true']:not(:disabled, [aria-disabled]) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
