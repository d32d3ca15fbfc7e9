import styled, { keyframes } from 'styled-components';
import { toneProperties } from '../../theme/tone.styles.ts';
import { color, font, layer, motion, radius, shadow, space, type } from '../../theme/tokens.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const Region = styled.section`
  position: fixed;
  inset: ${space.m} ${space.m} auto;
  z-index: ${layer.toast};
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  width: min(460px + 2 * ${space.xl}, 100% + 2 * ${space.xl});
  max-height: calc(100dvh - 2 * ${space.m});
  margin: calc(-1 * ${space.s}) calc(-1 * ${space.xl}) 0;
  padding: ${space.s} ${space.xl} ${space.xxl};
  overflow-y: auto;
  list-style: none;
`;

export const Card = styled.li`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${space.s};

  padding-block: ${space.s};
  padding-inline: ${space.m} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  pointer-events: auto;
  animation: ${arrive} ${motion.normal};

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  ${toneProperties}
`;

export const Icon = styled.span`
  flex: none;
  padding-top: 5px;
  line-height: 0;
  color: var(--tone-ink);
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding: 3px 0;
  overflow-wrap: anywhere;
`;

export const Message = styled.div`
  font-weight: 500;
`;

export const Detail = styled.div`
  margin-top: 2px;
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
  user-select: text;
`;
