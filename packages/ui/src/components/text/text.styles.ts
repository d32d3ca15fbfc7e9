import styled from 'styled-components';
import { color, font, tone, type } from '../../theme/tokens.ts';

export const Root = styled.span`
  margin: 0;
  overflow-wrap: break-word;

  &[data-size='label'] {
    font: ${type.label} ${font.body};
  }

  &[data-tone='muted'] {
    color: ${color.textMuted};
  }
  &[data-tone='strong'] {
    font-weight: 600;
  }
  &[data-tone='danger'] {
    color: ${tone.danger.ink};
  }
`;
