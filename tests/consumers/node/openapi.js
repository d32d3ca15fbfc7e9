import openapi from '@mpc/api/openapi.json' with { type: 'json' };

for (const [path, verbs] of Object.entries(openapi.paths)) {
  for (const [verb, call] of Object.entries(verbs))
    console.log(`${verb.toUpperCase()} ${path} is a ${call['x-kind']}`);
}
