/** What no story may do: report an error, or ask for something that no server answers. */
const errors: string[] = [];
const unanswered: string[] = [];

const report = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '));
  report(...parts);
};

/** Notes a request nobody answered. */
export function noteUnanswered(request: Request): void {
  if (/^\/(api|sandbox)\//.test(new URL(request.url).pathname))
    unanswered.push(`${request.method} ${request.url}`);
}

/** Forgets what earlier stories did. */
export function startStrict(): void {
  errors.length = 0;
  unanswered.length = 0;
}

/** Fails the story that did either. */
export function endStrict(): void {
  if (unanswered.length > 0) throw new Error(`Nobody answers ${unanswered.join(', ')}`);
  if (errors.length > 0) throw new Error(`console.error: ${errors.join('\n')}`);
}
