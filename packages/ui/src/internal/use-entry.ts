import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hears what is entered into a text control that shows `shown`. While an input method puts a character together its
 * text is only shown; it is handed to `take` at the end, because changing it earlier would break the input method.
 * With `own` the control keeps its text itself, and begins with that.
 */
export function useEntry(
  shown: string,
  take: (input: TextElement, pasted: boolean) => void,
  own?: string | false,
) {
  const isOwn = typeof own === 'string';
  const [composing, setComposing] = useState<string | null>(null);
  const [pasted, setPasted] = useState(false);
  // Browsers differ in whether an input event follows the end of a composition: the second time nothing is new.
  const hear = (input: TextElement, inOnePiece: boolean) => {
    setComposing(null);
    if (inOnePiece) setPasted(true);
    if (isOwn || input.value !== shown) take(input, inOnePiece);
  };
  return {
    /** Something was pasted or dropped into it, not only typed. */
    pasted,
    /** What stands in it now, half a character of an input method included. */
    text: composing ?? shown,
    entry: {
      ...(isOwn ? { defaultValue: own } : { value: composing ?? shown }),
      onChange: ({ target, nativeEvent }: ChangeEvent<TextElement>) => {
        if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) setComposing(target.value);
        else hear(target, cameInOnePiece(nativeEvent));
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => hear(currentTarget, false),
    },
  };
}

function cameInOnePiece(event: Event): boolean {
  const kind = 'inputType' in event ? event.inputType : undefined;
  return kind === 'insertFromPaste' || kind === 'insertFromDrop';
}
