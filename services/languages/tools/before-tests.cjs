// Jest's `globalSetup`: tests read the compiled texts.
module.exports = async () => {
  const { compileTexts } = await import('./compile.mjs');
  await compileTexts();
};
