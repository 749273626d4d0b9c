import { routes } from '../../src/app/routes.ts';
import { listScreens } from './listScreens.ts';

const files = import.meta.glob<string>('../*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screens = listScreens(Object.values(files));
const pages = routes.filter((row) => 'page' in row);

/** Every route of the portal with its screens and their states, each a link to its story. */
export function ScreenTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Route</th>
          <th scope="col">Screen</th>
          <th scope="col">States</th>
        </tr>
      </thead>
      <tbody>
        {pages.flatMap(({ path }) =>
          screens
            .filter(({ route }) => route === path)
            .map(({ title, states }) => (
              <tr key={title}>
                <td>{path}</td>
                <td>{title.replace('Portal/', '').replace('/', ': ')}</td>
                <td>
                  {states.map(({ name, id }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <a href={`?path=/story/${id}`} target="_top">
                        {name}
                      </a>
                    </span>
                  ))}
                </td>
              </tr>
            )),
        )}
      </tbody>
    </table>
  );
}
