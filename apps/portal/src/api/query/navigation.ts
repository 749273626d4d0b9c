/** Opens a path of the portal. */
export type Navigate = (path: string) => void;

let routerNavigate: Navigate = () => undefined;

/** Sets the function that opens a path: the one of the router. */
export function setNavigate(goTo: Navigate): void {
  routerNavigate = goTo;
}

/** Opens a path of the portal, also from outside React. */
export const navigate: Navigate = (path) => routerNavigate(path);
