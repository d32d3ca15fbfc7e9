import styled from 'styled-components';
import { color, font, radius, space, tone, type } from '../../theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.s};
`;

export const Title = styled.span`
  max-width: 100%;
  overflow-wrap: break-word;
  font-weight: 600;
`;

export const Muted = styled.div`
  font: ${type.label} ${font.body};
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const Answered = styled.div`
  display: flex;
  gap: ${space.s};

  margin: ${space.s} 0;

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${tone.success.ink};
  }
  &[data-state='refused'] > svg {
    color: ${tone.danger.ink};
  }
  > div {
    min-width: 0;
  }
`;

export const Name = styled.span`
  overflow-wrap: break-word;
  font-weight: 500;
`;

export const Remark = styled.q`
  display: block;

  margin-top: ${space.xs};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  quotes: none;

  background: ${color.sunken};
`;
