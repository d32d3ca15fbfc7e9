import styled from 'styled-components';
import { color, font, radius, space, tone, type } from '../../theme/tokens.ts';

export const Export = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

export const Failure = styled.span`
  font: ${type.label} ${font.body};
  color: ${tone.danger.ink};

  /* Takes no room, and no gap, until it says something. */
  &:empty {
    position: absolute;
  }
`;

export const Choices = styled.ol`
  min-width: 240px;
  max-height: min(360px, 50vh);
  margin: 0 -${space.s};
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const Choice = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  padding-inline-end: ${space.xs};
  border-radius: ${radius.medium};

  &:hover {
    background: ${color.sunken};
  }
  &[data-dragged] {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
    background: ${color.brandSoft};
  }

  & > label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space.s};
    min-width: 0;
    min-height: 32px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > label:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  & > label > input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.brand};
    cursor: inherit;
  }
`;

export const Grip = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 32px;

  cursor: grab;
  touch-action: none;

  color: ${color.textFaint};
`;

export const Step = styled.button`
  display: grid;
  place-items: center;

  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &:hover:not([aria-disabled]) {
    color: ${color.text};
    background: ${color.line};
  }
  &[aria-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${space.s};
`;
