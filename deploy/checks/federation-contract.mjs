import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/src/paths.mjs';

const folder = join(root, 'frontends', 'federation', 'src');

/** Writes what shell and remotes hold each other to as data, from the types and the route table. @param {string} output */
export async function writeFederationContract(output) {
  const contract = { modules: await modulesOf(join(folder, 'contract.ts')), routes: await routesOf() };
  writeFileSync(output, `${JSON.stringify(contract, undefined, 2)}\n`);
}

/** @param {string} file */
async function modulesOf(file) {
  const { default: ts } = await import('typescript');
  const program = ts.createProgram([file], {
    strict: true,
    noLib: false,
    types: [],
    skipLibCheck: true,
    jsx: 4,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declared = source?.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'RemoteModules',
  );
  if (!declared) throw new Error('contract.ts declares no RemoteModules');
  const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const modules = checker.getTypeAtLocation(declared).getProperties();
  return Object.fromEntries(
    modules.map((module) => {
      const props = checker.getTypeOfSymbol(module).getProperties();
      const described = props.map((prop) => {
        const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
        const type = checker.getTypeOfSymbol(prop);
        const bare = optional ? checker.getNonNullableType(type) : type;
        // Named shapes are written out: a change inside one is a change.
        const parts =
          bare.isUnion() || bare.getProperties().length === 0 || checker.isArrayType(bare) ? undefined : bare;
        const text = parts?.symbol?.declarations?.some((one) => ts.isInterfaceDeclaration(one))
          ? `{ ${parts
              .getProperties()
              .map(
                (one) =>
                  `${one.name}: ${checker.typeToString(checker.getTypeOfSymbol(one), undefined, whole)}`,
              )
              .join('; ')} }`
          : checker.typeToString(bare, undefined, whole);
        return [prop.name, { type: text, optional }];
      });
      return [module.name, Object.fromEntries(described)];
    }),
  );
}

async function routesOf() {
  const { transform } = await import('esbuild');
  const { code } = await transform(readFileSync(join(folder, 'route-table.ts'), 'utf8'), { loader: 'ts' });
  /** @type {{ pageRoutes: { path: string, module: string }[] }} */
  const { pageRoutes } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.fromEntries(pageRoutes.map(({ path, module }) => [path, module]));
}
