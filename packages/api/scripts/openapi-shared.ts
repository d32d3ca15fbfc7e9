import { ref } from './openapi-operation.ts';

interface Operation {
  parameters: object[];
}

const often = 3;

/**
 * Moves parameters that are the same in several operations to the components, under their name; of one name that has
 * several forms the most frequent one.
 */
export function shareParameters(operations: readonly Operation[]): Record<string, object> {
  const forms = new Map<string, { name: string; parameter: object; users: Operation[] }>();
  for (const operation of operations) {
    for (const parameter of operation.parameters) {
      if (!('name' in parameter)) continue;
      const form = JSON.stringify(parameter);
      const { users } = forms.get(form) ?? { users: [] };
      forms.set(form, { name: String(parameter.name), parameter, users: [...users, operation] });
    }
  }
  const frequent = [...forms.values()].filter(({ users }) => users.length >= often);
  frequent.sort((a, b) => b.users.length - a.users.length);
  const shared: Record<string, object> = {};
  for (const { name, parameter, users } of frequent) {
    if (name in shared) continue;
    shared[name] = parameter;
    const form = JSON.stringify(parameter);
    for (const operation of users)
      operation.parameters = operation.parameters.map((one) =>
        JSON.stringify(one) === form ? ref('parameters', name) : one,
      );
  }
  return shared;
}
