// The router for tests. Not part of the facade, because every page downloads the whole facade.
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { InitialEntry } from 'react-router';

const Children = createContext<ReactNode>(null);
const Content = () => useContext(Children);

interface MemoryRouterProps {
  initialEntries?: InitialEntry[];
  initialIndex?: number;
  children: ReactNode;
}

/** A data router without an address bar; the shell's router is a data router, too. */
export function MemoryRouter({ children, ...initial }: MemoryRouterProps) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Content /> }], initial));
  return (
    <Children value={children}>
      <RouterProvider router={router} />
    </Children>
  );
}
