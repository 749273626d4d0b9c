import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { BerthPage } from './BerthPage.jsx';

const styles = ['reset', 'base', 'styles']
  .map((name) => fileURLToPath(import.meta.resolve(`@temple-land/ui/${name}.css`)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const required = {
  arrival: 'Enter the day of arrival',
  boat: 'Enter the boat',
  harbour: 'Select a harbour',
  vessel: 'Select the kind of vessel',
  rules: 'Accept the rules',
};

/** Returns the posted values; files by their name and size. */
async function readPost(request) {
  const { headers } = request;
  const body = Readable.toWeb(request);
  const post = new Request('http://harbour/', { method: 'POST', headers, body, duplex: 'half' });
  const values = await post.formData();
  const entries = [...values].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
  ]);
  return { values, entries };
}

function findErrors(values) {
  const missing = Object.entries(required).filter(([name]) => !values.get(name));
  return missing.length > 0 ? Object.fromEntries(missing) : undefined;
}

const server = createServer(async (request, response) => {
  if (request.url === '/styles.css') {
    response.setHeader('content-type', 'text/css').end(styles);
    return;
  }
  const isPost = request.method === 'POST';
  const { values, entries } = isPost ? await readPost(request) : { values: new FormData() };
  const errors = isPost ? findErrors(values) : undefined;
  const page = <BerthPage {...{ values, errors }} received={errors ? undefined : entries} />;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>${renderToString(page)}`);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
