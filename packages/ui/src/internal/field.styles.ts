import styled from 'styled-components';
import { color, font, radius, space, tone, type } from '../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space.m};
  margin-bottom: 5px;
`;

export const Label = styled.label`
  max-width: 100%;
  overflow-wrap: break-word;
  font: 500 ${type.body} ${font.body};
  color: ${color.text};
`;

export const Mark = styled.span`
  margin-inline-start: 3px;
  color: ${tone.danger.ink};
`;

export const Aside = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.s};
  margin-inline-start: auto;
  color: ${color.textFaint};
  font-variant-numeric: tabular-nums;

  /* A quiet button stands like text: its padding moves not the label, and its words end where the field does. */
  @media (forced-colors: none) {
    & > button {
      margin-block: -3px;
    }
    & > [data-variant='ghost']:last-child {
      justify-content: end;
      padding-inline-end: 0;
      border-inline-end-width: 0;
    }
  }
  @media (forced-colors: active) {
    align-items: center;
  }
`;

export const Description = styled.div`
  margin-top: ${space.xs};
  font: ${type.label} ${font.body};
  color: ${color.textFaint};
`;

export const Messages = styled.div`
  display: grid;
  gap: ${space.s};

  &:not(:empty) {
    margin-top: 6px;
  }
`;

export const Sentence = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.strong`
  display: block;
  font-weight: 600;
`;

export const Message = styled.div`
  display: flex;
  gap: 6px;
  font: ${type.label} ${font.body};

  & > svg {
    flex: none;
    margin-top: 1px;
  }
  &[data-boxed] {
    gap: 10px;
    padding: 10px ${space.m};
    border-radius: ${radius.medium};
    font: 400 ${type.body} ${font.body};
  }
  &[data-boxed] > svg {
    margin-top: 2px;
  }

  &[data-level='error'] {
    color: ${tone.danger.ink};
  }
  &[data-level='error'][data-boxed] {
    background: ${tone.danger.soft};
  }
  &[data-level='warning'] {
    color: ${tone.attention.ink};
  }
  &[data-level='warning'][data-boxed] {
    background: ${tone.attention.soft};
  }
  &[data-level='note'] {
    color: ${color.textMuted};
  }
  &[data-level='note'][data-boxed] {
    background: ${tone.idle.soft};
  }
`;

/** The bordered box that a control sits in, with what stands beside it. */
export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-width: 0;
  min-height: 36px;
  padding: 7px 11px;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};

  color: ${color.text};
  background: ${color.surface};

  & > svg {
    flex: none;
    color: ${color.textFaint};
  }

  &:has([aria-invalid]) {
    border-color: ${tone.danger.ink};
  }
  &:has(:is(input, textarea):focus) {
    border-color: ${color.brand};
    outline: 2px solid ${color.brand};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px ${color.brandSoft};
  }
  &:has(:is(input, textarea):disabled) {
    border-color: ${color.line};
    color: ${color.textMuted};
    background: ${color.sunken};
  }

  @media (forced-colors: active) {
    &:has(:is(input, textarea):disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  font: 400 ${type.body} ${font.body};

  color: inherit;
  background: none;

  &::placeholder {
    color: ${color.textFaint};
    opacity: 1;
  }
  /* The box around it shows the focus. */
  &:focus {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Counter = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
