import type { RoutePath } from './routes.ts';

/** The parameters of a path: `{ id: string }` for `/tender-docs/:id`. */
type Params<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : {};

declare module 'react-router' {
  /** The pages of the route table, so that React Router's `href` accepts no other path. */
  interface Register {
    pages: { [Path in Exclude<RoutePath, '*'>]: { params: Params<Path> } };
  }
}
