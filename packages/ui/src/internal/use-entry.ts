import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hears what is entered into a text control that shows `shown`. While an input method puts a character together its
 * text is only shown; it is handed to `take` at the end, because changing it earlier would break the input method.
 */
export function useEntry(shown: string, take: (input: TextElement, pasted: boolean) => void) {
  const [composing, setComposing] = useState<string | null>(null);
  const [pasted, setPasted] = useState(false);
  // Browsers differ in whether an input event follows the end of a composition: the second time nothing is new.
  const hear = (input: TextElement, inOnePiece: boolean) => {
    setComposing(null);
    if (inOnePiece) setPasted(true);
    if (input.value !== shown) take(input, inOnePiece);
  };
  return {
    /** Something was pasted or dropped into it, not only typed. */
    pasted,
    entry: {
      value: composing ?? shown,
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
