/** Goes to a path of the portal. */
export type Navigate = (path: string) => void;

let routerNavigate: Navigate = () => undefined;

/** Sets how the portal goes to a path; the app passes the router's own way. */
export function setNavigate(goTo: Navigate): void {
  routerNavigate = goTo;
}

/** Goes to a path of the portal, also from outside React. */
export const navigate: Navigate = (path) => routerNavigate(path);
