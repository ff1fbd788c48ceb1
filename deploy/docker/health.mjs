// The health command of every image: does the process answer that all is well? Needs no shell tools.
const [path = '/readyz'] = process.argv.slice(2);
const port = process.env.HTTP_PORT ?? process.env.PORT;
const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
