import styled from 'styled-components';
import { color, font, tone, type } from '../../theme/tokens.ts';

export const Root = styled.span`
  margin: 0;
  overflow-wrap: break-word;

  &[data-size='label'] {
    font: ${type.label} ${font.body};
  }

  &[data-truncate] {
    display: inline-block;
    overflow: hidden;
    min-width: 0;
    max-width: 100%;
    vertical-align: bottom;
    text-overflow: ellipsis;
    white-space: nowrap;
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
