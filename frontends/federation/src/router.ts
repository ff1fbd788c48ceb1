// The only import of the router. A shared package is not tree-shaken, so every page downloads everything that is
// exported here: add an export only if a page needs it. A lint rule forbids importing react-router anywhere else.
export {
  BrowserRouter,
  RouterProvider,
  createBrowserRouter,
  Link,
  NavLink,
  Route,
  Routes,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LinkProps, NavLinkProps, NavigateFunction } from 'react-router';
