/** Goes to a path of the portal. */
export type GoTo = (path: string) => void;

let navigate: GoTo = () => undefined;

/** Sets how the portal goes to a path; the app passes the router's own way. */
export function setNavigation(goTo: GoTo): void {
  navigate = goTo;
}

/** Goes to a path of the portal, also from outside React. */
export const goTo: GoTo = (path) => navigate(path);
